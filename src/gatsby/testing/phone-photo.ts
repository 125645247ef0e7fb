import sharp from "sharp";

/** Private metadata that a phone writes into a photo. */
const privateTexts = { Artist: "Ruth Ownername", BodySerialNumber: "SN-4711-0815", creator: "Naomi Xmpname" };

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>${privateTexts.creator}</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;

const [width, height] = [4032, 3024];

/**
 * Makes a photo as a phone does: with 12 megapixels, stored on its side, and with the position, the owner's name, the
 * camera's serial number and an XMP packet. Turned upright, its upper half is red and its lower half is blue.
 * @returns a JPEG
 */
export async function makePhonePhoto(): Promise<Buffer> {
  const rightHalf = { create: { width: width / 2, height, channels: 3 as const, background: "#0000ff" } };
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
    .composite([{ input: rightHalf, left: width / 2, top: 0 }])
    .withExif({
      IFD0: { Artist: privateTexts.Artist, Make: "Phone" },
      IFD2: { BodySerialNumber: privateTexts.BodySerialNumber },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100", GPSLongitudeRef: "W" },
    })
    .withXmp(xmp)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/**
 * Finds private data in a picture, in its metadata and its bytes.
 * @param bytes a picture in any format
 * @returns descriptions of the private data. Empty without private data
 */
export async function findPrivateData(bytes: Buffer): Promise<string[]> {
  const { exif, xmp: packet, iptc, comments, orientation } = await sharp(bytes).metadata();
  const blocks = Object.entries({ exif, packet, iptc, comments, orientation });
  return [
    ...blocks.flatMap(([name, block]) => (block === undefined ? [] : [name])),
    ...Object.values(privateTexts).filter((name) => bytes.includes(name)),
  ];
}
