import { existsSync } from "node:fs";
import path from "node:path";
import { hasBody, type ContentType } from "../../content-model/content-type";
import { contentTypes } from "../../content-model/content-types";
import { builtRoutes } from "../../content-model/routes";
import { sourceFolder } from "../content-folder";
import { textFields } from "../texts/text-fields";

/** What Gatsby hands to a resolver that replaces one of its own. */
interface ResolveInfo {
  originalResolver: (source: object, args: object, context: object, info: object) => Promise<object | null>;
}

/**
 * Gatsby's root fields of the content types, such as `homePage` and `article(name: …)`, which are never null here: the
 * content check has seen every file, and a page without its file is not built. They throw with the name of a file that
 * is missing all the same. `routes` holds the fixed addresses that the site has.
 */
export const rootFields = {
  Query: {
    ...Object.fromEntries(contentTypes.map(rootField)),
    gatheringDates: { type: "GatheringDates!" },
    routes: {
      type: "[String!]!",
      resolve: () => builtRoutes((file) => existsSync(path.join(sourceFolder(), file))),
    },
  },
  ...Object.fromEntries(contentTypes.filter(hasBody).map(({ typeName }) => [typeName, textFields])),
};

function rootField({ typeName, files }: ContentType) {
  const resolve = async (source: object, args: object, context: object, info: ResolveInfo) => {
    const node = await info.originalResolver(source, args, context, info);
    if (!node) throw new Error(`content/${files} is not there, and a page asks for it.`);
    return node;
  };
  const field = typeName.charAt(0).toLowerCase() + typeName.slice(1);
  return [field, { type: `${typeName}!`, resolve }] as const;
}
