import { object, type InferType, type ObjectShape } from "yup";
import { type ErrorKey, judge } from "./kit";

const invalid: ErrorKey = "invalid";

/**
 * A form's payload, for the form and for the function behind it: exactly these fields, nothing coerced.
 * @param shape its fields in the order in which the form shows them
 * @returns the fields' names; what is wrong with a payload (see `judge`); whether it may be sent
 */
export function formSchema<Shape extends ObjectShape>(shape: Shape) {
  const schema = object(shape).strict().required(invalid).exact(invalid);
  const fields = Object.keys(shape) as (keyof Shape & string)[];
  const errors = (payload: unknown) => judge(schema, fields, payload);
  const accepts = (payload: unknown): payload is InferType<typeof schema> =>
    Object.keys(errors(payload)).length === 0;
  return { schema, fields, errors, accepts };
}
