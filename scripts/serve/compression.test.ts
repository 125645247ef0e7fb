import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { chooseEncoding, compress } from "./compression";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["deflate", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["*", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.2, gzip;q=0.8", "gzip"],
  ["br;q=nonsense, gzip;q=0", "identity"],
])("%s chooses %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test("what is compressed comes back whole", async () => {
  const body = Buffer.from("Amen. ".repeat(100));
  expect(brotliDecompressSync(await compress(body, "br"))).toEqual(body);
  expect(gunzipSync(await compress(body, "gzip"))).toEqual(body);
  expect(await compress(body, "identity")).toBe(body);
});
