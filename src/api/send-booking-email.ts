export * from "../../functions/send-booking-email";
export { default } from "../../functions/send-booking-email";
