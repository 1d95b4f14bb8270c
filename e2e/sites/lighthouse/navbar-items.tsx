import { defineNavbarItems } from 'folia';

function Horn() {
  return <span>Horn</span>;
}

export default defineNavbarItems({ 'custom-horn': Horn });
