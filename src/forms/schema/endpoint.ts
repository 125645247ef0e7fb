/** The path of the function that takes a form. In: the form's short name, such as "contact". */
export function endpointOf(form: string): string {
  return `/api/send-${form}-email`;
}
