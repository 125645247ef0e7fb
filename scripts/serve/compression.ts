import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How a body is encoded on its way. */
export type Encoding = "br" | "gzip" | "identity";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Chooses what the visitor's browser accepts best; brotli wins a tie. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const weights = readWeights(acceptEncoding ?? "");
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const [brotli, zipped] = [weightOf("br"), weightOf("gzip")];
  if (brotli === 0 && zipped === 0) return "identity";
  return brotli >= zipped ? "br" : "gzip";
}

/** Compresses a body as hard as the platform's edge would. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return compressGzip(body, { level: 9 });
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

function readWeights(header: string): Map<string, number> {
  const entries = header.split(",").flatMap((part): [string, number][] => {
    const [name = "", ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    if (name === "") return [];
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    return [[name, Number.isNaN(weight) ? 0 : weight]];
  });
  return new Map(entries);
}
