// What webpack turns into an address is a plain name in unit tests.
module.exports = "asset";
