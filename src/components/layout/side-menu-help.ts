/** The id by which the Menu button opens the side menu. */
export const sideMenuId = "side-menu";

/**
 * For the script in every page's head. What the side menu's popover cannot do by itself: be closed when the page comes
 * back from the browser's page cache, and close when the Tab key leaves it, so that focus never hides behind it. A
 * browser that knows no popovers is given the script for older ones (older-browsers.tsx).
 */
export const helpSideMenu = `addEventListener("DOMContentLoaded",()=>{
const m=document.getElementById("${sideMenuId}"),s=document.querySelector("[nomodule]"),close=()=>m.hidePopover();
if(m.hidePopover){
m.addEventListener("focusout",({relatedTarget:r})=>r&&!m.contains(r)&&close());
addEventListener("pagehide",close)
}else if("noModule"in s)s.replaceWith(Object.assign(document.createElement("script"),{src:s.src,integrity:s.integrity}))
})`.replaceAll("\n", "");
