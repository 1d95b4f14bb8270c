/**
 * Inlined between blocks of longer documents. Lays out what is before it: until the browser paints, asking for a position is
 * the only way to do so (https://drafts.csswg.org/cssom-view/#dom-element-getboundingclientrect).
 */

// First, so that the layout is that of the page without this script.
document.currentScript?.remove();
document.body.getBoundingClientRect();
