/** Code that converts a rule of a style sheet to a FontFace, which a script can load. */
const face = `({style:s})=>{
const get=n=>s.getPropertyValue(n);
return new FontFace(get("font-family").replaceAll('"',""),get("src"),{style:get("font-style"),weight:get("font-weight"),stretch:get("font-stretch"),unicodeRange:get("unicode-range")})
}`;

/**
 * Follows the style element of the further font faces in the head. On the first page of a visit, the fonts of the
 * headline and the text have the connection to themselves: the other fonts and the manifest wait until the first paint,
 * and 100 ms longer, since the largest element may be painted a little later. The faces are added together, so that the
 * layout changes once; if one fails to load, the style element is applied instead. On later pages, all fonts are in the
 * browser's cache.
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
