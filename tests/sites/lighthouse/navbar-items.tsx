import { defineNavbarItems } from 'docs-engine';

function Horn() {
  return <span>Horn</span>;
}

export default defineNavbarItems({ 'custom-horn': Horn });
