/** Opens the details element around the fragment's target, for browsers that do not (HTML, 6.9.2: Safari before 26). */
export function openTargetDetails(): void {
  const openDetails = (): void => {
    const target = document.getElementById(location.hash.slice(1));
    const details = target?.parentElement?.closest("details");
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  };
  openDetails();
  addEventListener("hashchange", openDetails);
}
