/** Makes of one rule of a style sheet what a script can load. */
const face = `({style:s})=>{
const get=n=>s.getPropertyValue(n);
return new FontFace(get("font-family").replaceAll('"',""),get("src"),{style:get("font-style"),weight:get("font-weight"),stretch:get("font-stretch"),unicodeRange:get("unicode-range")})
}`;

/**
 * While the first page of a visit has not been painted, what comes after its hero and the next section, and is not
 * within some screens of the window, is not laid out but has room kept for it: on a phone that is a third of the work
 * before anything can be seen.
 */
export const untilFirstPaint =
  "[data-first] main>*~*~*,[data-first] footer{content-visibility:auto;contain-intrinsic-height:100vh;}";

/**
 * Follows the style element of the further faces in the head. On the first page of a visit, what is read first has the
 * connection to itself: those faces and the manifest are left until it is painted, and a tenth of a second more, for the
 * largest part of it may come a little after the first. They take their place together, so that the text is laid out
 * anew once; should one not come, the style sheet does. Later pages find all in the browser's cache; without script
 * nothing waits. Who comes for a place or for words far down the page, or back to it, has all of it laid out at once, or
 * the page would move away under them; Chromium alone (activationStart) is known to tell which words (URL Fragment Text
 * Directives).
 */
export const waitForFirstPaint = `if(!document.referrer.startsWith(origin+"/")){
const style=document.currentScript.previousSibling,manifest=document.querySelector("[rel=manifest]"),{dataset}=document.documentElement;
new PerformanceObserver((_,o)=>{
o.disconnect();
delete dataset.first;
setTimeout(()=>{
manifest.rel="manifest";
const all=[...style.sheet.cssRules].map(${face});
Promise.all(all.map(f=>f.load())).then(()=>{all.forEach(f=>document.fonts.add(f));style.remove()},()=>{style.media=""})
},100)
}).observe({type:"paint",buffered:true});
style.media="not all";
manifest.rel="";
const e=performance.getEntries()[0];
if(e?.activationStart===0&&e.type==="navigate"&&!e.name.includes("#"))dataset.first=""
}`.replaceAll("\n", "");
