/** The eight-pointed star, woven as a knot. */
export const StarMark = () => (
  <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
    <path d="M16 1.5 30.5 16 16 30.5 1.5 16Z" />
    <path d="M5.75 5.75h20.5v20.5H5.75Z" />
    <path d="M16 10.2c2.4 2.2 3.4 4 3.4 6a3.4 3.4 0 0 1-6.8 0c0-2 1-3.8 3.4-6Z" />
    <path d="M16 19.6v3.6" />
  </svg>
);
