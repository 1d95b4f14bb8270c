export * from './containers.tsx';
export * from './controls.tsx';
export * from './Figure.tsx';
export { Icon } from './icons.tsx';
export * from './Phone.tsx';
export * from './photos.tsx';
export { Administration, WebApp, Window } from './Window.tsx';
