/**
 * Follows the style element of the further faces in the head. On the first page of a visit, what is read first has the
 * connection to itself: those faces and the manifest are left until it is painted, and a tenth of a second more, for the
 * largest part of it may come a little after the first. Later pages find them in the browser's cache; without script
 * nothing waits.
 */
export const waitForFirstPaint = `if(!document.referrer.startsWith(location.origin+"/")){const f=document.currentScript.previousSibling,m=document.querySelector("[rel=manifest]");new PerformanceObserver((_,o)=>{o.disconnect();setTimeout(()=>{f.media="";m.rel="manifest"},100)}).observe({type:"paint",buffered:true});f.media="not all";m.rel=""}`;
