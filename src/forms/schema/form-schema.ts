import { object, type InferType, type ObjectShape } from "yup";
import { type ErrorKey, validate } from "./field-schemas";

const invalid: ErrorKey = "invalid";

/**
 * Creates the schema of a form's payload, shared by the form and its function: exactly these fields, none coerced.
 * @param shape the fields in their order in the form
 * @returns the field names, the validation function (see `judge`), and a check whether a payload is valid
 */
export function formSchema<Shape extends ObjectShape>(shape: Shape) {
  const schema = object(shape).strict().required(invalid).exact(invalid);
  const fields = Object.keys(shape) as (keyof Shape & string)[];
  const errors = (payload: unknown) => validate(schema, fields, payload);
  const accepts = (payload: unknown): payload is InferType<typeof schema> =>
    Object.keys(errors(payload)).length === 0;
  return { schema, fields, errors, accepts };
}
