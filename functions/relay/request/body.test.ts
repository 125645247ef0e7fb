import { readForm, readJson } from "./body";

test("reads a JSON object, with or without a byte order mark", () => {
  expect(readJson(Buffer.from('{"name":"Åsa 🕊"}'))).toEqual({ name: "Åsa 🕊" });
  expect(readJson(Buffer.from('\ufeff{"a":1}'))).toEqual({ a: 1 });
});

test.each(["", " ", "{", "[]", "null", "3", '"text"', "{'a':1}", '{"a":1}x', "a=1"])(
  "takes %j for no JSON object",
  (text) => {
    expect(readJson(Buffer.from(text))).toBeUndefined();
  },
);

test.each([[0xff], [0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80]])(
  "takes broken UTF-8 for nothing",
  (...bytes) => {
    const body = Buffer.concat([Buffer.from('{"a":"'), Buffer.from(bytes), Buffer.from('"}')]);
    expect(readJson(body)).toBeUndefined();
    expect(readForm(Buffer.concat([Buffer.from("a="), Buffer.from(bytes)]))).toBeUndefined();
  },
);

test("reads a posted form: spaces, escapes, line breaks, equals signs, empty fields", () => {
  const body = Buffer.from("name=%C3%85sa+B&message=a%0D%0Ab%3D1=2&empty=&bare&raw=é");
  expect(Object.fromEntries(readForm(body) ?? [])).toEqual({
    name: ["Åsa B"],
    message: ["a\nb=1=2"],
    empty: [""],
    bare: [""],
    raw: ["é"],
  });
  expect(readForm(Buffer.from(""))?.size).toBe(0);
});

test("keeps all values of a name", () => {
  expect(readForm(Buffer.from("a=1&b=2&%61=3"))?.get("a")).toEqual(["1", "3"]);
});

test.each(["a=%", "a=%zz", "a=%ff", "a=%c3", "%=1"])("rejects %s", (text) => {
  expect(readForm(Buffer.from(text))).toBeUndefined();
});
