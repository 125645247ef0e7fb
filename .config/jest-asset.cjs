// In unit tests, every imported asset is this text instead of the address that webpack makes.
module.exports = "asset";
