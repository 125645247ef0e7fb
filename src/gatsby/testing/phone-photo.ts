import sharp from "sharp";

/** Private metadata that a phone writes into a photo. */
const names = { Artist: "Ruth Ownername", BodySerialNumber: "SN-4711-0815", creator: "Naomi Xmpname" };

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>${names.creator}</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;

const [width, height] = [4032, 3024];

/**
 * Makes a photo as a phone does: 12 megapixels, held upright and stored on its side, with the position, the owner's
 * name, the camera's number and an XMP packet. Upright, its upper half is red and its lower half blue.
 * @returns a JPEG
 */
export async function phonePhoto(): Promise<Buffer> {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: "#0000ff" } };
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .withExif({
      IFD0: { Artist: names.Artist, Make: "Phone" },
      IFD2: { BodySerialNumber: names.BodySerialNumber },
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
 * @returns descriptions of the private data; empty if there is none
 */
export async function privateIn(bytes: Buffer): Promise<string[]> {
  const { exif, xmp: packet, iptc, comments, orientation } = await sharp(bytes).metadata();
  const blocks = Object.entries({ exif, packet, iptc, comments, orientation });
  return [
    ...blocks.flatMap(([name, block]) => (block === undefined ? [] : [name])),
    ...Object.values(names).filter((name) => bytes.includes(name)),
  ];
}
