import { integrityOf } from "./integrity";

test("it is what the Content Security Policy's own example says", () => {
  expect(integrityOf("alert('Hello, world.');")).toBe("sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=");
});
