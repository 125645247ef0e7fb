export * from "../../functions/send-contact-email";
export { default } from "../../functions/send-contact-email";
