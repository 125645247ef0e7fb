const booking = "../content/forms/booking.json";
const address = "https://ministry.example/api/send-booking-email";

/** The endpoint and the names of the settings; without the texts of the form for bookings if it is not offered. */
async function load(isOffered: boolean) {
  jest.resetModules();
  if (!isOffered)
    jest.doMock(booking, () => {
      throw new Error("Not found");
    });
  const { endpoint } = await import("./forms");
  const { requiredSettingNames } = await import("./relay/settings");
  return { endpoint, requiredSettingNames };
}

afterEach(() => jest.dontMock(booking));

test.each([true, false])(
  "only a form with texts has an endpoint and a setting for readers (texts exist: %s)",
  async (isOffered) => {
    jest.spyOn(process.stdout, "write").mockReturnValue(true);
    const { endpoint, requiredSettingNames } = await load(isOffered);
    const { status } = await endpoint(new Request(address, { method: "PUT" }), undefined);
    expect(status).toBe(isOffered ? 405 : 404);
    expect(requiredSettingNames.includes("BOOKING_TO")).toBe(isOffered);
    expect(requiredSettingNames).toContain("CONTACT_TO");
  },
);
