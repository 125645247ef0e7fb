import ICAL from "ical.js";

/**
 * Reads an event of a calendar file with its exceptions. It uses the time zones of the file, and no code of this site.
 * @param uid the beginning of the event's uid
 * @throws if there is no such event
 */
export function readEvent(text: string, uid = ""): ICAL.Event {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const [component, ...exceptions] = calendar
    .getAllSubcomponents("vevent")
    .filter((one) => String(one.getFirstPropertyValue("uid")).startsWith(uid));
  if (!component) throw new Error(`The calendar does not have an event whose uid begins with "${uid}".`);
  return new ICAL.Event(component, { exceptions });
}

export interface Occurrence {
  start: string;
  end: string;
  status: string;
  title: string;
  description: string;
}

/** Expands an event to its first occurrences, in the order of its rule, as Thunderbird does. Moments are in UTC. */
export function occurrencesOf(event: ICAL.Event, count: number): Occurrence[] {
  const dates = event.iterator();
  return Array.from({ length: count }, () => {
    const { item, startDate, endDate } = event.getOccurrenceDetails(dates.next());
    return {
      start: startDate.toJSDate().toISOString(),
      end: endDate.toJSDate().toISOString(),
      status: String(item.component.getFirstPropertyValue("status")),
      title: item.summary,
      description: item.description,
    };
  });
}
