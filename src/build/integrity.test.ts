import { integrityOf } from "./integrity";

test("it is what the standard's own example says (Subresource Integrity, section 3.1)", () => {
  expect(integrityOf("alert('Hello, world.');")).toBe(
    "sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO",
  );
});
