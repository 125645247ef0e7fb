export * from "../../functions/send-prayer-email";
export { default } from "../../functions/send-prayer-email";
