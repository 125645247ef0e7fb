/** The id of the side menu, which the Menu button opens. */
export const sideMenuId = "side-menu";

/**
 * Part of the script in every page's head. Closes the side menu's popover when the page returns from the back/forward
 * cache and when the Tab key leaves it, so that focus is never hidden behind it. Browsers without popovers get the
 * script for older browsers (older-browsers.tsx).
 */
export const helpSideMenu = `addEventListener("DOMContentLoaded",()=>{
const m=document.getElementById("${sideMenuId}"),s=document.querySelector("[nomodule]"),close=()=>m.hidePopover();
if(m.hidePopover){
m.addEventListener("focusout",({relatedTarget:r})=>r&&!m.contains(r)&&close());
addEventListener("pagehide",close)
}else if("noModule"in s)s.replaceWith(Object.assign(document.createElement("script"),{src:s.src,integrity:s.integrity}))
})`.replaceAll("\n", "");
