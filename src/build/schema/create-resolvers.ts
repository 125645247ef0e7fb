import type { GatsbyNode } from "gatsby";
import { formFields } from "./form-words";
import { datedFields } from "./dated-fields";
import { derivedFields } from "./derived-fields";
import { guideFields } from "./guide-files";
import { rootFields } from "./root-fields";
import { imageFields } from "../images";

/** Adds the resolvers: the root fields; the data of pictures; the fields that depend on the date. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: untyped }) => {
  // Gatsby types it as `Function`.
  const add = untyped as (resolvers: object) => void;
  for (const fields of [rootFields, formFields, imageFields, guideFields, datedFields, derivedFields])
    add(fields);
};
