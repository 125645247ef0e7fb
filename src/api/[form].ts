export * from "../../functions/forms";
export { default } from "../../functions/forms";
