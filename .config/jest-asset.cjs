// In unit tests, an imported asset is a plain name instead of the address that webpack makes.
module.exports = "asset";
