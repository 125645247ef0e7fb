/** The id of the side menu. The Menu button and the first script of every page contain it. */
export const sideMenuId = "side-menu";
