/**
 * A webpack loader that inserts the palette's colours into a drawing. `fill` is fillColours of src/gatsby/drawings.ts.
 */
module.exports = function (svg) {
  const { fill, palette } = this.getOptions();
  this.addDependency(palette);
  return fill(svg, this.resourcePath);
};
