import { rawBody, registerEndpoint } from "./endpoint";
import { bookingForm } from "./relay/forms/booking";

/** POST /api/send-booking-email: mails a booking request to the ministry. */
export default registerEndpoint(bookingForm);
export const config = rawBody;
