import type { GatsbyFunctionConfig, GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { endpointOf } from "../src/forms/endpoint";
import { sendWebResponse, toWebRequest } from "./node-http";
import { type Endpoint, endpointKey } from "./registry";
import { notFound } from "./relay/answer";
import { handleForm } from "./relay/handle-form";
import { offeredForms } from "./relay/texts";

/** Makes Gatsby's body parser pass on the raw bytes of every body that the relay reads. */
export const config: GatsbyFunctionConfig = {
  bodyParser: { raw: { type: "application/*", limit: "6mb" } },
};

/** POST /api/send-<form>-email: mails a message to the ministry. It answers 404 for a form that is not offered. */
export const endpoint: Endpoint = async (request, address) => {
  const { pathname } = new URL(request.url);
  const form = offeredForms.find(({ name }) => endpointOf(name) === pathname);
  return form ? handleForm(form, request, address) : notFound();
};
Object.assign(globalThis, { [Symbol.for(endpointKey)]: endpoint });

/** The handler that `gatsby develop` calls, with the last part of the address as a parameter. */
export default async function handle(
  { method, headers, params, socket, body }: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  // Express parses bodies of types that the relay refuses, and does not pass on unreadable bodies.
  const bytes = Buffer.isBuffer(body) ? body : undefined;
  const request = toWebRequest({ method, headers, url: `/api/${params["form"] ?? ""}` }, bytes);
  await sendWebResponse(await endpoint(request, socket.remoteAddress), response);
}
