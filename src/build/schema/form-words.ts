import { forms } from "../../forms/forms";
import { dependOnFacts, fillIn, type FactsContext } from "./text-placeholders";

/** The placeholders that a page fills while a visitor writes. */
const fills = ["count", "limit", "minutes"];

/**
 * `forms`: the words of each form by its name, and under `common` those that all forms share, with their placeholders
 * filled. It is JSON, so that a new form needs no query of its own; the content check has seen every field.
 */
export const formFields = {
  Query: {
    forms: {
      type: "JSON!",
      resolve: async (_source: object, _args: object, { nodeModel }: FactsContext): Promise<object> => {
        const wordsOf = async (type: string) => fillIn(await nodeModel.findOne({ type }), fills);
        const own = forms.map(async ({ name }) => [name, await wordsOf(`${capital(name)}Form`)] as const);
        // The pages that show a form are renewed when a fact changes.
        await dependOnFacts("{", nodeModel);
        return { common: await wordsOf("FormWords"), ...Object.fromEntries(await Promise.all(own)) };
      },
    },
  },
};

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
