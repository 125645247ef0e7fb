/** Changes a default of Sveltia's before its script reads them: after a save the form stays open, with its status. */
const key = "sveltia-cms.prefs";
const chosen = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
localStorage.setItem(key, JSON.stringify({ closeOnSave: false, ...chosen }));
