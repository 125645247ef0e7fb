/**
 * Returns the path of the function that receives a form.
 * @param form the form's short name, such as "contact"
 */
export function endpointOf(form: string): string {
  return `/api/send-${form}-email`;
}
