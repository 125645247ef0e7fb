import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { FunctionEvent } from "./function-event";

/** What a function gives back to the platform. */
export interface FunctionAnswer {
  statusCode: number;
  headers: Map<string, string[]>;
  body: Buffer;
}

type Handler = (event: FunctionEvent) => unknown;

/** The emitted functions of a build, by id. */
export type Functions = ReadonlyMap<string, Handler>;

// Netlify's shortest limit for a synchronous function.
const timeLimit = 10_000;

/** Loads every function of a build once; the modules live as long as the server, as on the platform. */
export function loadFunctions(root: string): Functions {
  const folder = join(root, ".netlify", "functions-internal");
  const loadModule = createRequire(join(root, "package.json"));
  const functions = new Map<string, Handler>();
  if (!existsSync(folder)) return functions;
  for (const id of readdirSync(folder)) {
    const file = join(folder, id, `${id}.js`);
    if (existsSync(file)) functions.set(id, handlerOf(loadModule(file), id));
  }
  return functions;
}

/** Calls a function; what it throws or never answers becomes the gateway error that Netlify shows. */
export async function callFunction(handler: Handler, event: FunctionEvent): Promise<FunctionAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<FunctionAnswer>((resolve) => {
    timer = setTimeout(() => {
      resolve(gatewayError(504, "The function did not answer in time."));
    }, timeLimit);
  });
  try {
    return await Promise.race([answerOf(handler, event), limit]);
  } catch (error) {
    console.error(`The function at ${event.path} failed:`, error);
    return gatewayError(502, "The function failed.");
  } finally {
    clearTimeout(timer);
  }
}

function handlerOf(loaded: unknown, id: string): Handler {
  if (isRecord(loaded) && typeof loaded.handler === "function") {
    const { handler } = loaded;
    return (event): unknown => Reflect.apply(handler, loaded, [event, {}]);
  }
  throw new Error(`The function "${id}" exports no handler.`);
}

async function answerOf(handler: Handler, event: FunctionEvent): Promise<FunctionAnswer> {
  return readAnswer(await handler(event));
}

function readAnswer(answer: unknown): FunctionAnswer {
  if (!isRecord(answer) || typeof answer.statusCode !== "number") {
    return gatewayError(502, "The function gave no status.");
  }
  const body = typeof answer.body === "string" ? answer.body : "";
  return {
    statusCode: answer.statusCode,
    headers: new Map([...readHeaders(answer.headers), ...readHeaders(answer.multiValueHeaders)]),
    body: Buffer.from(body, answer["isBase64Encoded"] === true ? "base64" : "utf8"),
  };
}

function readHeaders(headers: unknown): [string, string[]][] {
  if (!isRecord(headers)) return [];
  return Object.entries(headers).map(([name, value]) => [
    name.toLowerCase(),
    (Array.isArray(value) ? value : [value]).map(String),
  ]);
}

function gatewayError(statusCode: number, message: string): FunctionAnswer {
  const headers = new Map([["content-type", ["text/plain; charset=UTF-8"]]]);
  return { statusCode, headers, body: Buffer.from(message) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
