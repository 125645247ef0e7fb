const booking = "../content/forms/booking.json";
const address = "https://ministry.example/api/send-booking-email";

/** Loads the endpoint and the names of the settings. If `isOffered` is false, the booking form does not have texts. */
async function loadEndpoint(isOffered: boolean) {
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
    const { endpoint, requiredSettingNames } = await loadEndpoint(isOffered);
    const { status } = await endpoint(new Request(address, { method: "PUT" }), undefined);
    expect(status).toBe(isOffered ? 405 : 404);
    expect(requiredSettingNames.includes("BOOKING_TO")).toBe(isOffered);
    expect(requiredSettingNames).toContain("CONTACT_TO");
  },
);
