import type { GatsbyFunctionConfig, GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { endpointOf } from "../src/forms/endpoint";
import type { Form } from "../src/forms/fields";
import type { FormTexts } from "../src/forms/texts";
import { sendWebResponse, toWebRequest } from "./node-http";
import { type Endpoint, endpoints } from "./registry";
import { handleForm } from "./relay/handle-form";
import { withTexts } from "./relay/texts";

type ExpressHandler = (request: GatsbyFunctionRequest, response: GatsbyFunctionResponse) => Promise<void>;

/** Makes Gatsby's body parser pass on the raw bytes of every body that the relay reads. */
export const rawBody: GatsbyFunctionConfig = {
  bodyParser: { raw: { type: "application/*", limit: "6mb" } },
};

/**
 * Registers a form's endpoint, for Netlify, and makes the handler that `gatsby develop` calls.
 * @param words the form's file in content/forms
 */
export function registerEndpoint(form: Form, words: FormTexts): ExpressHandler {
  const worded = withTexts(form, words);
  const endpoint: Endpoint = (request, address) => handleForm(worded, request, address);
  endpoints().set(endpointOf(form.name), endpoint);
  return async (request, response) => {
    // Express parses bodies of types that the relay refuses, and passes on none that it could not read.
    const body: unknown = request.body;
    const bytes = Buffer.isBuffer(body) ? body : undefined;
    const answer = await endpoint(toWebRequest(request, bytes), request.socket.remoteAddress);
    await sendWebResponse(answer, response);
  };
}
