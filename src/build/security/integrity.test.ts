import { integrityOf } from "./integrity";

test("equals the example of the Content Security Policy's specification", () => {
  expect(integrityOf("alert('Hello, world.');")).toBe("sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=");
});
