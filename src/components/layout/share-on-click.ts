/**
 * Part of the script in every page's head. A click on a ShareButton opens the system's share sheet; where there is
 * none, or it fails, it copies the address and says so; where that is not allowed, it shows the address.
 */
export const shareOnClick = `addEventListener("click",({target})=>{
const b=target.closest&&target.closest("[data-share]");
if(!b)return;
const url=new URL(b.dataset.share,location.href).href,c=navigator.clipboard,say=t=>{b.nextSibling.textContent=t},show=()=>say(url),
copy=()=>c?c.writeText(url).then(()=>say(b.dataset.copied),show):show();
if(navigator.share)navigator.share({url}).catch(({name})=>name=="AbortError"||copy());
else copy()
})`.replaceAll("\n", "");
