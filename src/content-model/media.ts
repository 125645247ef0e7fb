/* The pictures, recordings and other files of content/, for the build and the tools. */
export { assetPaths, filesFolder, isGuidePdf, shownFiles } from "./assets";
export { pictureFormatMistake, heicExport, heicMistake, isEncodable, isPicture } from "./rules/pictures";
export {
  isOnTheWeb,
  isSound,
  soundMistake,
  recordingPath,
  soundEndings,
  soundTypeElsewhere,
  soundTypeOf,
} from "./rules/recordings";
export type { PublishedFile, PublishedPicture, TextAssets } from "./text/assets";
