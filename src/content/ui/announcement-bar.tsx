import { Link } from "react-router";
import "./announcement-bar.css";

/** One line over every page of the shop, while it is to be read. */
export const AnnouncementBar = ({ text, link }: { text: string; link: string }) => (
  <p className="announcement" role="note">
    {link.startsWith("/") ? <Link to={link}>{text}</Link> : link ? <a href={link}>{text}</a> : text}
  </p>
);
