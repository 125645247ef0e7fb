import words from "../content/forms/booking.json";
import { bookingForm } from "../src/forms/forms";
import { rawBody, registerEndpoint } from "./endpoint";

/** POST /api/send-booking-email: mails a booking request to the ministry. */
export default registerEndpoint(bookingForm, words);
export const config = rawBody;
