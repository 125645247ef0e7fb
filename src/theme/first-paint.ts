/** Makes of one rule of a style sheet what a script can load. */
const face = `({style:s})=>{
const get=n=>s.getPropertyValue(n);
return new FontFace(get("font-family").replaceAll('"',""),get("src"),{style:get("font-style"),weight:get("font-weight"),stretch:get("font-stretch"),unicodeRange:get("unicode-range")})
}`;

/**
 * Follows the style element of the further faces in the head. On the first page of a visit the two fonts that are read
 * first have the connection to themselves: the others and the manifest wait until the page is painted, and a tenth of a
 * second more, since the largest part may come a little after the first. They take their place together, so that the
 * text is laid out anew once; should one not come, the style sheet does. Later pages find all in the browser's cache.
 */
export const waitForFirstPaint = `if(!document.referrer.startsWith(origin+"/")){
const style=document.currentScript.previousSibling,manifest=document.querySelector("[rel=manifest]");
new PerformanceObserver((_,o)=>{
o.disconnect();
setTimeout(()=>{
manifest.rel="manifest";
const all=[...style.sheet.cssRules].map(${face});
Promise.all(all.map(f=>f.load())).then(()=>{all.forEach(f=>document.fonts.add(f));style.remove()},()=>{style.media=""})
},100)
}).observe({type:"paint",buffered:true});
style.media="not all";
manifest.rel=""
}`.replaceAll("\n", "");
