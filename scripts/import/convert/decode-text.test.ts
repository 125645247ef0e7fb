import { decodeText } from "./decode-text";

const latin = (text: string) => Buffer.from(text, "latin1");

it.each([
  ["UTF-8", Buffer.from("café “quoted”")],
  ["UTF-16 with its mark", Buffer.from("\uFEFFcafé “quoted”", "utf16le")],
  ["windows-1252 that says so", latin('<meta charset="windows-1252">caf\xe9 \x93quoted\x94')],
  ["windows-1252 that says nothing", latin("caf\xe9 \x93quoted\x94")],
])("reads %s", (_, bytes) => {
  expect(decodeText(bytes)).toMatch(/café “quoted”$/);
});

it("keeps UTF-8 in which a letter is lost", () => {
  expect(decodeText(Buffer.concat([Buffer.from("café “quoted” "), latin("\xe9")]))).toBe(
    "café “quoted” \uFFFD",
  );
});
