import { Ajv, type Options, type ValidateFunction } from "ajv";
import { ownKeywords, roles, type ObjectField } from "../field";

/**
 * An ajv that knows the keywords and formats of the content model.
 * @param code how the validators' code is generated
 */
export function createAjv(code: NonNullable<Options["code"]>): Ajv {
  // The messages come from explain.ts.
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: true, messages: false, code });
  ajv.addVocabulary([...ownKeywords]);
  // The validators by role check the formats, since they need the facts and the content folder.
  for (const role of roles) ajv.addFormat(role, true);
  return ajv;
}

// Each validator runs only a few times, so its code is not optimised.
const ajv = createAjv({ optimize: false });

const validators = new Map<ObjectField, ValidateFunction>();

/**
 * The validator of a content type's schema. It is compiled when it is first needed; the editing screen, whose security policy
 * forbids that, takes its validators from scripts/edit/bundle.ts in place of this file.
 */
export function validatorOf(schema: ObjectField): ValidateFunction {
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  return validate;
}
