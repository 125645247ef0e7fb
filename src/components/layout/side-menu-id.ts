/** The id of the side menu, which the Menu button opens; the first script of every page contains it too. */
export const sideMenuId = "side-menu";
