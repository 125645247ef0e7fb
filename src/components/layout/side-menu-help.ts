/** The id by which the Menu button opens the side menu. */
export const sideMenuId = "side-menu";

/**
 * For the script in every page's head. What the side menu's popover cannot do by itself: be closed when the page comes
 * back from the browser's page cache, and close when the Tab key leaves it, so that focus never hides behind it. In a
 * browser that knows no popovers, the Menu button shows and hides the menu below it.
 */
export const helpSideMenu = `addEventListener("DOMContentLoaded",()=>{
const m=document.getElementById("${sideMenuId}");
let close=()=>m.hidePopover();
if(m.hidePopover)m.addEventListener("focusout",({relatedTarget:r})=>r&&!m.contains(r)&&close());
else{
const b=document.querySelector("[popovertarget]"),r=document.documentElement.dataset,show=o=>{r.menu=o?"open":"closed";b.setAttribute("aria-expanded",o)};
b.onclick=()=>show(r.menu!="open");
(close=()=>show(false))()
}
addEventListener("pagehide",()=>close())
})`.replaceAll("\n", "");
